// A program that does nothing, with everything in it that cellgen has: what starting cellgen costs.

import CellGenAuthoring
import CellGenCommand

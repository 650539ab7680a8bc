;;; session.el --- Common parts of the sessions of Emacs  -*- lexical-binding: t; -*-

(require 'eglot)
(require 'cl-lib)
(load (expand-file-name "emacs/cellgen.el" (getenv "CELLGEN_EDITORS")) nil t)

(setq cellgen-command (list (getenv "CELLGEN") "lsp")
      cellgen-format-on-save t
      eglot-sync-connect t
      eglot-confirm-server-initiated-edits nil
      eglot-autoshutdown nil
      make-backup-files nil
      create-lockfiles nil)

(defun cellgen-test-fail (text &rest arguments)
  (message "emacs: %s" (apply #'format text arguments))
  (kill-emacs 1))

(defun cellgen-test-eventually (condition text)
  (let ((end (+ (float-time) 30)))
    (while (and (not (funcall condition)) (< (float-time) end))
      (accept-process-output nil 0.05))
    (unless (funcall condition) (cellgen-test-fail "%s" text))))

;;; emacs-names.el --- A session of Emacs with two manifests  -*- lexical-binding: t; -*-

;; It completes, asks, jumps, renames, declares what is missing, and saves.

(load (expand-file-name "session.el" (file-name-directory load-file-name)) nil t)
(require 'xref)

(setq-default case-fold-search nil)
(setq xref-prompt-for-identifier nil)

(defun cellgen-test-equal (found expected what)
  (unless (equal found expected)
    (cellgen-test-fail "%s\nfound:\n%s\nexpected:\n%s" what found expected)))

(defun cellgen-test-text (&optional buffer)
  (with-current-buffer (or buffer (current-buffer))
    (buffer-substring-no-properties (point-min) (point-max))))

(defun cellgen-test-replacing (text old new)
  (replace-regexp-in-string (regexp-quote old) new text t t))

(defun cellgen-test-go (part &optional distance)
  "Put the cursor on the first PART of the text, or at a DISTANCE from its start."
  (goto-char (point-min))
  (search-forward part)
  (goto-char (+ (match-beginning 0) (or distance 0))))

(defun cellgen-test-send ()
  "Send what has been typed: a batch session is never idle."
  (when (eglot-managed-p) (eglot--signal-textDocument/didChange)))

(defun cellgen-test-open (path)
  (find-file path)
  (eglot-ensure)
  (run-hooks 'post-command-hook)
  (cellgen-test-eventually #'eglot-managed-p "the server does not start")
  (current-buffer))

;; Completion

(defun cellgen-test-proposals ()
  "What is proposed at the cursor, in order."
  (let* ((found (eglot-completion-at-point))
         (table (nth 2 found))
         (typed (buffer-substring-no-properties (nth 0 found) (nth 1 found))))
    (mapcar #'substring-no-properties (all-completions typed table))))

(defun cellgen-test-complete (others old typed wanted unwanted new)
  "Replace OLD behind OTHERS by TYPED and the start of WANTED, and complete that to NEW."
  (let ((before (cellgen-test-text))
        (completion-cycle-threshold t))
    (cellgen-test-go (concat others old) (length others))
    (delete-char (length old))
    (insert typed)
    (cellgen-test-send)
    (let ((found (cellgen-test-proposals)))
      (unless (member wanted found)
        (cellgen-test-fail "'%s' is not proposed for '%s': %S" wanted typed found))
      (dolist (word unwanted)
        (when (member word found) (cellgen-test-fail "'%s' is proposed for '%s'" word typed))))
    (completion-at-point)
    (cellgen-test-equal (cellgen-test-text)
                        (cellgen-test-replacing before (concat others old) (concat others new))
                        (format "after completing '%s'" typed))
    (erase-buffer)
    (insert before)
    (cellgen-test-send)))

;; Hover

(defun cellgen-test-hover (part distance words)
  "Check that what is said of a PART contains WORDS."
  (let (said)
    (cellgen-test-go part distance)
    (eglot-hover-eldoc-function (lambda (text &rest _) (setq said (or text ""))))
    (cellgen-test-eventually (lambda () said) (format "nothing is said of '%s'" part))
    (dolist (word words)
      (unless (string-match-p (regexp-quote word) said)
        (cellgen-test-fail "'%s' is not said of '%s':\n%s" word part said)))))

(defun cellgen-test-rename (post box part distance old new)
  "Rename OLD to NEW at a PART of BOX, and compare POST and BOX with a replacement."
  (let ((in-post (cellgen-test-replacing (cellgen-test-text post) old new))
        (in-box (cellgen-test-replacing (cellgen-test-text box) old new)))
    (cellgen-test-go part distance)
    (eglot-rename new)
    (cellgen-test-equal (cellgen-test-text post) in-post (format "after renaming '%s'" old))
    (cellgen-test-equal (cellgen-test-text box) in-box (format "after renaming '%s'" old))
    (dolist (buffer (list post box)) (with-current-buffer buffer (cellgen-test-send)))))

(condition-case problem
    (let* ((box (cellgen-test-open "Box.sections"))
           (post (cellgen-test-open "Post.sections")))
      (switch-to-buffer post)

      ;; Completion: a field of the type that fits, an action, a token, a key.
      (cellgen-test-complete "isOn: " "isRead" "i" "isRead" '("subject" "id") "isRead")
      (cellgen-test-complete "action: " "mark" "m" "mark" '("isRead" "subject") "mark")
      (cellgen-test-complete "color: " "ink" "ink" "ink" '("isRead") "ink")
      (cellgen-test-complete "{subject}\", " "font: headline" "fon" "font" '("fonts") "font: ")

      ;; Hover on a key, a field, and a view with what VoiceOver reads.
      (cellgen-test-hover "font" 0 '("font"))
      (cellgen-test-hover "{subject}" 1 '("subject: String" "Letter"))
      (cellgen-test-hover "Letter:" 0 '("One 😀 letter." "VoiceOver reads:" "Hello 😀" "Open the preview"))

      ;; From the other manifest to the definition, and to the uses.
      (switch-to-buffer box)
      (cellgen-test-go "Letter, Note")
      (call-interactively #'xref-find-definitions)
      (cellgen-test-equal (list (buffer-name) (line-number-at-pos) (current-column))
                          '("Post.sections" 3 2) "the place of the definition")
      (switch-to-buffer box)
      (cellgen-test-go "Letter, Note")
      (let* ((found (xref-backend-references 'eglot (xref-backend-identifier-at-point 'eglot)))
             (places (mapcar (lambda (each)
                               (let ((place (xref-item-location each)))
                                 (format "%s:%d"
                                         (file-name-nondirectory (xref-location-group place))
                                         (xref-location-line place))))
                             found)))
        (dolist (place '("Box.sections:9" "Box.sections:10" "Post.sections:19"))
          (unless (member place places) (cellgen-test-fail "%s is missing: %S" place places))))

      ;; A rename in the other manifest, after characters of two units, is a replacement in both.
      (cellgen-test-rename post box "Letter, Note" 0 "Letter" "Message")
      (cellgen-test-rename post box "{subject}" 1 "subject" "topic")

      ;; A name that is taken is refused.
      (let ((before (cellgen-test-text post))
            (refusal (condition-case problem
                         (progn (cellgen-test-go "{topic}" 1) (eglot-rename "isRead") nil)
                       (error (format "%S" problem)))))
        (unless (and refusal (string-match-p "isRead" refusal))
          (cellgen-test-fail "the refusal is %s" refusal))
        (cellgen-test-equal (cellgen-test-text post) before "after a refusal"))

      ;; What is missing is declared.
      (switch-to-buffer post)
      (cellgen-test-go "isOn: isRead" 6)
      (delete-char 6)
      (insert "isOpen")
      (cellgen-test-send)
      (cellgen-test-eventually
       (lambda ()
         (flymake-start)
         (cl-some (lambda (each) (string-match-p "isOpen" (flymake-diagnostic-text each)))
                  (flymake-diagnostics)))
       "there is no diagnostic for 'isOpen'")
      (let* ((before (cellgen-test-text))
             (title "Declare the field 'isOpen: Bool = false' in 'Message'")
             (actions (progn (cellgen-test-go "isOpen") (eglot-code-actions (point) (point))))
             (action (cl-find title actions :key (lambda (each) (plist-get each :title))
                              :test #'equal)))
        (unless action (cellgen-test-fail "there is no action: %S" actions))
        (cellgen--apply (plist-get action :edit))
        (cellgen-test-equal (cellgen-test-text)
                            (cellgen-test-replacing before "isRead: Bool"
                                                    "isRead: Bool\n      isOpen: Bool = false")
                            "after declaring a field"))

      ;; Saving formats both.
      (dolist (buffer (list post box))
        (with-current-buffer buffer
          (save-buffer)
          (when (buffer-modified-p) (cellgen-test-fail "the text is not saved"))))
      (eglot-shutdown (eglot-current-server))
      (message "ok"))
  (error (cellgen-test-fail "%S" problem)))
(kill-emacs 0)

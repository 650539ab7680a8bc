;;; emacs.el --- A session of Emacs with Eglot  -*- lexical-binding: t; -*-

;; It opens a manifest, waits for the diagnostics, fixes, formats and saves.

(load (expand-file-name "session.el" (file-name-directory load-file-name)) nil t)

(setq cellgen-fix-on-save t)

(defun cellgen-test-send ()
  "Send what has been typed: a batch session is never idle."
  (when (eglot-managed-p) (eglot--signal-textDocument/didChange)))

(defun cellgen-test-diagnostics ()
  (flymake-start)
  (mapcar (lambda (diagnostic)
            (list (flymake-diagnostic-text diagnostic)
                  (flymake-diagnostic-beg diagnostic)
                  (flymake-diagnostic-end diagnostic)))
          (flymake-diagnostics)))

(defun cellgen-test-has (text)
  (cl-some (lambda (diagnostic) (string-match-p (regexp-quote text) (car diagnostic)))
           (cellgen-test-diagnostics)))

(condition-case problem
    (progn
      (find-file "Mail.sections")
      (unless (derived-mode-p 'cellgen-mode) (cellgen-test-fail "the mode is %s" major-mode))
      (eglot-ensure)
      (run-hooks 'post-command-hook)
      (cellgen-test-eventually #'eglot-managed-p "the server does not start")

      ;; Diagnostics, at the place where the compiler has them.
      (cellgen-test-eventually (lambda () (cellgen-test-has "'dta'")) "there are no diagnostics")
      (let* ((found (cl-find-if (lambda (diagnostic) (string-match-p "'dta'" (car diagnostic)))
                                (cellgen-test-diagnostics)))
             (word (buffer-substring (nth 1 found) (nth 2 found))))
        (unless (equal word "dta") (cellgen-test-fail "the place is '%s'" word)))

      ;; The diagnostics follow what is typed after characters of several units.
      (goto-char (point-min))
      (end-of-line)
      (insert "😀")
      (re-search-forward "dta")
      (replace-match "dat")
      (cellgen-test-send)
      (cellgen-test-eventually (lambda () (cellgen-test-has "'dat'"))
                               "the diagnostics do not follow the text")
      (revert-buffer t t)
      (cellgen-test-send)
      (cellgen-test-eventually (lambda () (and (eglot-managed-p) (cellgen-test-has "'dta'")))
                               "the diagnostics do not follow the file")

      ;; Saving fixes and formats.
      (set-buffer-modified-p t)
      (save-buffer)
      (cellgen-test-eventually (lambda () (not (cellgen-test-has "'dta'")))
                               "errors are left after the fix")
      (when (buffer-modified-p) (cellgen-test-fail "the text is not saved"))

      ;; The server ends with the editor.
      (eglot-shutdown (eglot-current-server))
      (message "ok"))
  (error (cellgen-test-fail "%S" problem)))
(kill-emacs 0)

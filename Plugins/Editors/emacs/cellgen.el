;;; cellgen.el --- Manifests of cellgen  -*- lexical-binding: t; -*-

;; Version: 0.1.0
;; Package-Requires: ((emacs "28.1") (eglot "1.9"))

;;; Commentary:

;; A major mode for *.sections, and `cellgen lsp' for it through Eglot.  In your init file:
;;
;;   (add-to-list 'load-path "/path/to/cellgen/Plugins/Editors/emacs")
;;   (require 'cellgen)
;;   (add-hook 'cellgen-mode-hook #'eglot-ensure)
;;
;; `M-x cellgen-fix' applies the certain fixes, `M-x eglot-format' formats, and `M-x cellgen-preview' shows the preview.

;;; Code:

(require 'eglot)

(defgroup cellgen nil
  "Manifests of cellgen."
  :group 'languages)

(defcustom cellgen-command '("cellgen" "lsp")
  "The command that starts the language server."
  :type '(repeat string))

(defcustom cellgen-fix-on-save nil
  "Non-nil to apply the certain fixes before saving."
  :type 'boolean)

(defcustom cellgen-format-on-save nil
  "Non-nil to format before saving."
  :type 'boolean)

(defvar cellgen-font-lock-keywords
  '(("#\\(?:[ \t]\\|cellgen:\\).*$" . font-lock-comment-face)
    ("^[ \t]*\\(?:- \\)?[ \t]*\\([^][{},:#\"' \t\n][^][{},:#\"'\n]*\\):\\(?:[ \t]\\|$\\)"
     (1 font-lock-variable-name-face))
    ("[{,][ \t]*\\([A-Za-z_][A-Za-z0-9_]*\\):[ \t]" (1 font-lock-variable-name-face))
    ("\\_<\\(?:true\\|false\\|none\\)\\_>" . font-lock-constant-face))
  "Keys, comments and words of a manifest.")

;;;###autoload
(define-derived-mode cellgen-mode prog-mode "cellgen"
  "Major mode for manifests of cellgen, which are a subset of YAML."
  (setq-local comment-start "# ")
  (setq-local comment-start-skip "#+[ \t]*")
  (setq-local indent-tabs-mode nil)
  (setq-local tab-width 2)
  (setq-local font-lock-defaults '(cellgen-font-lock-keywords))
  (add-hook 'before-save-hook #'cellgen--before-save nil t))

;;;###autoload
(add-to-list 'auto-mode-alist '("\\.sections\\'" . cellgen-mode))

(add-to-list 'eglot-server-programs
             (cons 'cellgen-mode (lambda (&rest _) cellgen-command)))

(defun cellgen--document ()
  "The document of this buffer, as the protocol names it."
  `(:uri ,(plist-get (eglot--TextDocumentIdentifier) :uri)))

(defun cellgen-fix ()
  "Apply the certain fixes in this manifest."
  (interactive)
  (when-let ((server (eglot-current-server)))
    (eglot--signal-textDocument/didChange)
    (let* ((start '(:line 0 :character 0))
           (actions
            (jsonrpc-request
             server :textDocument/codeAction
             `(:textDocument ,(cellgen--document)
               :range (:start ,start :end ,start)
               :context (:diagnostics [] :only ["source.fixAll.cellgen"])))))
      (mapc (lambda (action) (cellgen--apply (plist-get action :edit))) actions))))

(defun cellgen--apply (edit)
  "Apply EDIT, a WorkspaceEdit; newer versions of Eglot want to know where it comes from."
  (if (equal (func-arity #'eglot--apply-workspace-edit) '(2 . 2))
      (with-no-warnings (eglot--apply-workspace-edit edit 'cellgen))
    (with-no-warnings (eglot--apply-workspace-edit edit))))

(defun cellgen-preview ()
  "Show the preview of this manifest."
  (interactive)
  (when-let ((server (eglot-current-server)))
    (eglot-execute-command
     server "cellgen.preview" (vector (plist-get (cellgen--document) :uri)))))

(defun cellgen--before-save ()
  "Fix and format as the settings say."
  (when (and (fboundp 'eglot-managed-p) (eglot-managed-p))
    (when cellgen-fix-on-save (cellgen-fix))
    (when cellgen-format-on-save (eglot-format-buffer))))

(provide 'cellgen)

;;; cellgen.el ends here

export { MarkdownEditor } from './MarkdownEditor';
export type { ImageUpload, ImageUploadOptions, MarkdownEditorProps } from './markdown-editor-props';

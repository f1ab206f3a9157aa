export { MarkdownView } from './MarkdownView';
export type { MarkdownViewProps } from './markdown-view-props';
export type { MarkdownHeading } from './markdown-document';
export type { MarkdownPicture } from './markdown-elements';

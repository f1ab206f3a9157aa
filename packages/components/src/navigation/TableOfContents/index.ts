export { TableOfContents } from './TableOfContents';
export type { ContentsEntry, TableOfContentsProps } from './TableOfContents';

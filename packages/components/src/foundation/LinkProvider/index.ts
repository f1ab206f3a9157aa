export { LinkProvider } from './LinkProvider';
export type { LinkProviderProps } from './LinkProvider';
export { useAnchor } from './LinkContext';
export type { AnchorComponent, AnchorProps } from './LinkContext';

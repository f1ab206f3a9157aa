export { DocsScreen } from './DocsScreen';

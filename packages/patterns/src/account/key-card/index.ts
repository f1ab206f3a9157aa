export { KeyCard, KeyHead, removeColumn } from './KeyCard';
export { KeyRemoval } from './KeyRemoval';
export { Mono } from './key-card.styles';

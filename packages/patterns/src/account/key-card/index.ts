export { KeyCard, KeyHead, removeColumn } from './KeyCard';
export { Mono } from './key-card.styles';

export { Link } from './Link';
export type { LinkProps, LinkTone } from './Link';

export { List } from './List';
export type { ListItem, ListProps } from './List';

export { ActionButton, ActionLink, ActionRow, CopyWord } from './RowAction.styles';

export { DueModeDialog } from './DueModeDialog';
export type { DueModeDialogProps } from './DueModeDialog';
export { InstanceDialogs } from './InstanceDialogs';
export type { DialogAction, InstanceDialogsProps } from './InstanceDialogs';
export { NoteDialog } from './NoteDialog';
export type { NoteDialogProps } from './NoteDialog';
export type { InstanceOperations, InstancePasswords, ScreenShot, SystemChoice } from './operations';

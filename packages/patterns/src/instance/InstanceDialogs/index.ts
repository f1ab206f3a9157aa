export { DueModeDialog } from './DueModeDialog';
export type { DueModeDialogProps } from './DueModeDialog';
export type { DialogAction } from './InstanceDialogs';
export { withOwnSystems } from './own-systems';
export { InstanceWindows } from './InstanceWindows';
export { useDialog } from './useDialog';
export { NoteDialog } from './NoteDialog';
export type { NoteDialogProps } from './NoteDialog';
export type {
  EarlyReleaseOutcome,
  EarlyReleaseQuote,
  InstanceOperations,
  InstancePasswords,
  ScreenShot,
  SystemChoice,
} from './operations';

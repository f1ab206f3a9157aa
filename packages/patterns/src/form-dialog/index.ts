export { AttemptForm } from './AttemptForm';
export { FormDialog, type DialogControl, type DialogForm } from './FormDialog';
export { NewPasswordField } from './NewPasswordField';

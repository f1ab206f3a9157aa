export { AttemptForm } from './AttemptForm';
export { DialogFooter } from './DialogFooter';
export { formFields, type FormFields, type RegisteredField } from './form-fields';
export { FormAmountField } from './FormAmountField';
export { FormChoicesField } from './FormChoicesField';
export { FormDialog, type DialogControl, type DialogForm } from './FormDialog';
export { NewPasswordField } from './NewPasswordField';
export { useUploading } from './useUploading';

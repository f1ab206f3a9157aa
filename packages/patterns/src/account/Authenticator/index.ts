export { ScanAuthenticatorDialog, StartAuthenticatorDialog } from './BindDialogs';
export { ProofField } from './ProofField';
export { ProofDialog } from './ProofDialog';
export { RecoveryCodesDialog } from './RecoveryCodesDialog';

export { PartnerDialog } from './PartnerDialog';
export type { PartnerApplication, PartnerDialogProps } from './PartnerDialog';

export { BareMetalRenewDialog } from './BareMetalRenewDialog';
export type { BareMetalDraft, BareMetalOrder, BareMetalRenewDialogProps } from './BareMetalRenewDialog';
export { BulkRenewDialog } from './BulkRenewDialog';
export type { BulkRenewDialogProps } from './BulkRenewDialog';
export { bandwidthRoom, draftOf, isOrderAction, orderable } from '../order-draft/order-draft';
export type { GrowDraft, GrowthPart, OrderAction, OrderDraft, RenewDraft, Room } from '../order-draft/order-draft';
export { InstanceOrderDialog } from './InstanceOrderDialog';
export type { InstanceOrderDialogProps } from './InstanceOrderDialog';
export type { InstanceOrder, PricedOrder } from './order';

import type { BareMetalModel, Reservation } from '@compute-market/contract/entities/bare-metal';
import type { RecordPage } from '../../record-list';

export type ReservationPage = RecordPage<Reservation>;

/** What can be reserved. */
export type ReservableModels = readonly BareMetalModel[];

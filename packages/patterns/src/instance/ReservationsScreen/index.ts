export type { ReservableModels, ReservationPage } from './data';
export { reservationQuery } from './reservation-query';
export type { ReservationQuery } from './reservation-query';
export { ReservationsScreen } from './ReservationsScreen';
export type { ReservationsScreenProps } from './ReservationsScreen';

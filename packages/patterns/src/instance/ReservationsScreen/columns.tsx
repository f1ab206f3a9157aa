import { CopyButton } from '@compute-market/components/copy-button';
import { Link } from '@compute-market/components/link';
import type { TableColumn } from '@compute-market/components/table';
import type { Reservation } from '@compute-market/contract/entities/bare-metal';
import { routes } from '@compute-market/contract/routes';
import { formatUnitPrice, unitFromYuan } from '@compute-market/contract/rules/money';
import { Note, Nothing } from '../../record-list';
import { actionsColumn, figureColumn, timeColumn } from '../../table-columns';
import { ToldText } from '../../told-text/ToldText';
import { messages } from './messages';
import { ReservationStatusChip } from './ReservationStatusChip';
import { Name, Number, Quote, Word, Words } from './ReservationsScreen.styles';

const words = messages.columns;

/** What can be done with a reservation. */
export interface ReservationHandlers {
  readonly onView: (reservation: Reservation) => void;
  /** Reserves the same model anew. */
  readonly onAgain: (modelId: number) => void;
}

export const QuoteText = ({ reservation: { QuotePrice } }: { readonly reservation: Reservation }) =>
  QuotePrice === null ? (
    <Nothing reason="notQuoted" />
  ) : (
    <Quote>{messages.perMonth(formatUnitPrice(unitFromYuan(QuotePrice)))}</Quote>
  );

export function ReservationWords({
  reservation,
  onView,
  onAgain,
}: ReservationHandlers & { readonly reservation: Reservation }) {
  return (
    <Words>
      <Word type="button" aria-label={messages.viewOne(reservation.ReservationNo)} onClick={() => onView(reservation)}>
        {messages.view}
      </Word>
      <Word type="button" onClick={() => onAgain(reservation.BareMetalId)}>
        {messages.again}
      </Word>
      <Link href={routes.selectQuestion.to()}>{messages.support}</Link>
    </Words>
  );
}

/** The columns of the list, in order. */
export const reservationColumns = (handlers: ReservationHandlers): TableColumn<Reservation>[] => [
  {
    key: 'number',
    header: words.number,
    width: 195,
    rowHeader: true,
    sticky: 'start',
    cell: ({ ReservationNo }) => (
      <Number>
        {ReservationNo}
        <CopyButton value={ReservationNo} label={messages.copyNumber} />
      </Number>
    ),
  },
  {
    key: 'model',
    header: words.model,
    width: 172,
    cell: ({ BareMetalName, Num }) => (
      <>
        <Name title={BareMetalName}>{BareMetalName}</Name>
        <Note>
          <ToldText>{messages.machines(Num)}</ToldText>
        </Note>
      </>
    ),
  },
  {
    key: 'begin',
    header: words.begin,
    width: 108,
    cell: ({ BeginDate, RentMonths }) => (
      <>
        {BeginDate}
        <Note>
          <ToldText>{messages.month(RentMonths)}</ToldText>
        </Note>
      </>
    ),
  },
  {
    key: 'contact',
    header: words.contact,
    width: 116,
    hideBelow: 'lg',
    cell: ({ ContactName, Phone }) => (
      <>
        {ContactName}
        <Note>{Phone}</Note>
      </>
    ),
  },
  timeColumn('created', words.created, ({ CreateTime }) => CreateTime, { width: 140, hideBelow: 'lg' }),
  { key: 'status', header: words.status, width: 102, cell: ({ Status }) => <ReservationStatusChip status={Status} /> },
  figureColumn('quote', words.quote, (reservation) => <QuoteText reservation={reservation} />, { width: 140 }),
  actionsColumn((reservation) => <ReservationWords reservation={reservation} {...handlers} />, {
    width: 190,
    sticky: 'end',
  }),
];

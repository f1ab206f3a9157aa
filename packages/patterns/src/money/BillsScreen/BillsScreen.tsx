import { Card } from '@compute-market/components/card';
import { EmptyDrawing } from '@compute-market/components/empty-drawing';
import { EmptyState } from '@compute-market/components/empty-state';
import { Link } from '@compute-market/components/link';
import { LinkButton } from '@compute-market/components/link-button';
import { Money } from '@compute-market/components/money';
import { Table, type TableColumn } from '@compute-market/components/table';
import { Tag } from '@compute-market/components/tag';
import type { BillSummary } from '@compute-market/contract/entities/bill';
import { routes } from '@compute-market/contract/routes';
import { fenFromYuan } from '@compute-market/contract/rules/money';
import { CardLine, CardRoot } from '../../record-list';
import type { Resource } from '../../resource';
import { PageHead } from '../../shell/PageHead';
import { ResourceView } from '../../resource-view';
import { figureColumn } from '../../table-columns';
import type { BillList } from './data';
import { billsMessages as messages } from './messages';

export type { BillList } from './data';

export interface BillsScreenProps {
  /** Null: the back end closes no months. */
  bills: Resource<BillList | null>;
  /** Reads it again. */
  onRetry: () => void;
}

const { columns: words } = messages;
const sum = (yuan: number) => <Money fen={fenFromYuan(yuan)} />;
const state = ({ CloseTime }: BillSummary) =>
  CloseTime === null ? <Tag tone="info">{messages.running}</Tag> : <Tag>{messages.closed}</Tag>;
const open = ({ Month }: BillSummary) => (
  <Link href={routes.bill.to({ month: Month })} aria-label={messages.openOf(Month)}>
    {messages.open}
  </Link>
);

const columns: readonly TableColumn<BillSummary>[] = [
  { key: 'month', header: words.month, rowHeader: true, width: 110, cell: ({ Month }) => Month },
  { key: 'state', header: words.state, width: 100, cell: state },
  figureColumn('opening', words.opening, ({ OpeningMoney }) => sum(OpeningMoney)),
  figureColumn('topUp', words.topUp, ({ TopUp }) => sum(TopUp)),
  figureColumn('spent', words.spent, ({ Spent }) => sum(Spent)),
  figureColumn('closing', words.closing, ({ ClosingMoney }) => sum(ClosingMoney)),
  { key: 'action', header: words.action, width: 110, cell: open },
];

const card = (bill: BillSummary) => (
  <CardRoot>
    <CardLine>
      <span>{bill.Month}</span>
      {state(bill)}
    </CardLine>
    <CardLine>
      <span>{words.spent}</span>
      {sum(bill.Spent)}
    </CardLine>
    <CardLine>
      <span>{words.closing}</span>
      {sum(bill.ClosingMoney)}
    </CardLine>
    {open(bill)}
  </CardRoot>
);

const Untold = () => (
  <Card>
    <EmptyState
      drawing={<EmptyDrawing subject="receipt" />}
      title={messages.untold.title}
      help={messages.untold.help}
      actions={<LinkButton href={routes.expenseDetail.to()}>{messages.untold.open}</LinkButton>}
    />
  </Card>
);

/** /console/bills: the months of an account, the running one first (decisions 112). */
export function BillsScreen({ bills, onRetry }: BillsScreenProps) {
  return (
    <>
      <PageHead
        title={messages.title}
        help={messages.help}
        actions={<LinkButton href={routes.projects.to()}>{messages.projects}</LinkButton>}
      />
      <ResourceView
        resource={bills}
        reading={messages.reading}
        lines={6}
        card="md"
        failed={messages.failed}
        onRetry={onRetry}
      >
        {(known) =>
          known === null ? (
            <Untold />
          ) : (
            <Card padding="none">
              <Table
                caption={messages.caption}
                columns={columns}
                rows={[known.current, ...known.closed]}
                rowKey={({ Month }) => Month}
                card={card}
              />
            </Card>
          )
        }
      </ResourceView>
    </>
  );
}

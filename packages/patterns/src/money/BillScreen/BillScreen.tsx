import { Alert } from '@compute-market/components/alert';
import { Breadcrumb } from '@compute-market/components/breadcrumb';
import { Button } from '@compute-market/components/button';
import { EmptyDrawing } from '@compute-market/components/empty-drawing';
import { Figure, FigureStrip } from '@compute-market/components/figure-strip';
import { LinkButton } from '@compute-market/components/link-button';
import { Money } from '@compute-market/components/money';
import type { Bill } from '@compute-market/contract/entities/bill';
import { routes } from '@compute-market/contract/routes';
import { fenFromYuan, formatMoney } from '@compute-market/contract/rules/money';
import type { Resource } from '../../resource';
import { PageBody, PageHead } from '../../shell/PageHead';
import { dataOf } from '../../resource';
import { MissingCard, ResourceView } from '../../resource-view';
import { byPerson, byProduct } from './bill-view';
import { Columns } from './BillScreen.styles';
import { billMessages as messages } from './messages';
import { Purses, Spent } from './tables';

export interface BillScreenProps {
  /** YYYY-MM, from the address. */
  month: string;
  /** Null: nothing moved in the month, or it is not there yet. */
  bill: Resource<Bill | null>;
  /** Saves it as a CSV file. */
  onExport: (bill: Bill) => void;
  /** Reads it again. */
  onRetry: () => void;
}

const voucher = (yuan: number): string => messages.figures.voucher(formatMoney(fenFromYuan(yuan)));
const figure = (yuan: number) => <Money fen={fenFromYuan(yuan)} size="figure" />;

function Ready({ bill }: { readonly bill: Bill }) {
  const words = messages.figures;
  return (
    <>
      {bill.CloseTime === null && <Alert tone="info">{messages.running}</Alert>}
      <FigureStrip>
        <Figure label={words.opening} value={figure(bill.OpeningMoney)} note={voucher(bill.OpeningPower)} />
        <Figure label={words.topUp} value={figure(bill.TopUp)} />
        <Figure label={words.spent} value={figure(bill.Spent)} note={messages.spentNote} />
        <Figure label={words.closing} value={figure(bill.ClosingMoney)} note={voucher(bill.ClosingPower)} />
      </FigureStrip>
      <Purses bill={bill} />
      <Columns>
        <Spent
          title={messages.products.title}
          name={messages.products.columns.name}
          bill={bill}
          lines={byProduct(bill)}
        />
        <Spent title={messages.people.title} name={messages.people.name} bill={bill} lines={byPerson(bill)} />
      </Columns>
    </>
  );
}

function HeadActions({ bill, onExport }: { readonly bill: Bill } & Pick<BillScreenProps, 'onExport'>) {
  return (
    <>
      <Button onClick={() => onExport(bill)}>{messages.actions.csv}</Button>
      {bill.FileUrl !== '' && (
        <LinkButton href={bill.FileUrl} variant="plain" external download="">
          {messages.actions.pdf}
        </LinkButton>
      )}
    </>
  );
}

/** /console/bills/:month: what one month did to both purses, and what was spent on what by whom (decisions 112). */
export function BillScreen({ month, bill, onExport, onRetry }: BillScreenProps) {
  const found = dataOf(bill) ?? null;
  return (
    <PageBody>
      <Breadcrumb items={[{ label: messages.list, href: routes.bills.path }, { label: month }]} />
      <PageHead
        title={messages.title(month)}
        actions={found === null ? undefined : <HeadActions bill={found} onExport={onExport} />}
      />
      <ResourceView
        resource={bill}
        reading={messages.reading}
        lines={12}
        card="lg"
        failed={messages.failed}
        onRetry={onRetry}
      >
        {(known) =>
          known === null ? (
            <MissingCard
              drawing={<EmptyDrawing subject="receipt" />}
              words={messages.missing}
              href={routes.bills.path}
            />
          ) : (
            <Ready bill={known} />
          )
        }
      </ResourceView>
    </PageBody>
  );
}

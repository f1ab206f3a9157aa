import { Alert } from '@compute-market/components/alert';
import { Button } from '@compute-market/components/button';
import { Card } from '@compute-market/components/card';
import { EmptyState } from '@compute-market/components/empty-state';
import { ErrorState } from '@compute-market/components/error-state';
import { NoResult } from '@compute-market/components/no-result';
import { formatMoney } from '@compute-market/contract/rules/money';
import { subRightRefusal } from '@compute-market/contract/rules/sub-right';
import { SlowWord } from '../../slow-hint';
import { leftLabel, type LimitLeft } from '../../viewer';
import { stateMessages as words } from './state-messages';

/** What the market says when something of it is missing. */
export type MarketStateProps =
  | { readonly kind: 'slow' }
  | {
      readonly kind: 'failed';
      readonly reason: string;
      readonly requestId: string | undefined;
      readonly onRetry: () => void;
    }
  | { readonly kind: 'stockUnknown'; readonly onRetry: () => void }
  | ({ readonly kind: 'limit' } & LimitLeft)
  /** This sub-account was not granted buying. */
  | { readonly kind: 'mayNotBuy' }
  /** `onClear` when filters are on. */
  | { readonly kind: 'empty'; readonly onClear: (() => void) | undefined }
  /** Nothing has ever been on sale. */
  | { readonly kind: 'opening' }
  | { readonly kind: 'noResult'; readonly onClear: () => void }
  /** What is shown is like this model, which is sold out. */
  | { readonly kind: 'similar'; readonly to: string; readonly onClear: () => void };

/** Loaded when it is needed: the market as a rule has everything. */
export default function MarketState(props: MarketStateProps) {
  switch (props.kind) {
    case 'slow':
      return <SlowWord slow />;
    case 'failed':
      return (
        <Card>
          <ErrorState title={`${words.failed}：${props.reason}`} requestId={props.requestId} onRetry={props.onRetry} />
        </Card>
      );
    case 'stockUnknown':
      return (
        <Alert
          tone="warn"
          action={
            <Button size="sm" onClick={props.onRetry}>
              {words.retry}
            </Button>
          }
        >
          {words.stockFailed}
        </Alert>
      );
    case 'similar':
      return (
        <Alert
          action={
            <Button size="sm" onClick={props.onClear}>
              {words.all}
            </Button>
          }
        >
          {words.similar(props.to)}
        </Alert>
      );
    case 'limit':
      return <Alert tone="warn">{words.limit(leftLabel(props), formatMoney(props.left))}</Alert>;
    case 'mayNotBuy':
      return <Alert tone="warn">{subRightRefusal('buy')}</Alert>;
    case 'empty':
      return (
        <Card>
          <EmptyState
            title={words.empty}
            help={words.emptyHelp}
            actions={props.onClear && <Button onClick={props.onClear}>{words.clear}</Button>}
          />
        </Card>
      );
    case 'opening':
      return (
        <Card>
          <EmptyState title={words.opening} help={words.openingHelp} />
        </Card>
      );
    case 'noResult':
      return (
        <Card>
          <NoResult onClear={props.onClear} />
        </Card>
      );
  }
}

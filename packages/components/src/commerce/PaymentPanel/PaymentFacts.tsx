import { Dash } from '../../data/Dash/Dash';
import type { Words } from '../../words';
import { Button } from '../../actions/Button/Button';
import { CopyButton } from '../../actions/CopyButton/CopyButton';
import { Money } from '../../data/Money/Money';
import { RefreshIcon } from '../../icons/RefreshIcon';
import type { paymentMessages } from '../payment-messages';
import { Box, Foot, Reassurance, Row } from './PaymentFacts.styles';
import type { PaymentPanelProps } from './payment-panel-props';

type PaymentFactsProps = Pick<
  PaymentPanelProps,
  'state' | 'orderNumber' | 'balanceAfter' | 'balanceBefore' | 'onChangeMethod'
> & {
  phone: boolean;
  words: Words<typeof paymentMessages>;
};

const unknown = <Dash />;

/** Order number, the balance after it, or as it is when nothing will be paid any more, and the way to another method. */
export function PaymentFacts({
  state,
  orderNumber,
  balanceAfter,
  balanceBefore,
  phone,
  onChangeMethod,
  words,
}: PaymentFactsProps) {
  const over = state === 'closed' || state === 'cancelled';
  const balance = over ? balanceBefore : balanceAfter;
  return (
    <>
      <Box data-part="facts">
        <Row>
          <dt>{words.orderNumber}</dt>
          <dd>
            {orderNumber === undefined ? (
              unknown
            ) : (
              <>
                {orderNumber}
                <CopyButton value={orderNumber} label={words.copyOrderNumber} />
              </>
            )}
          </dd>
        </Row>
        <Row>
          <dt>{over ? words.balance : words.balanceAfter}</dt>
          <dd>{balance === undefined ? unknown : <Money fen={balance} />}</dd>
        </Row>
        {phone && onChangeMethod && (
          <Row>
            <dt>{words.method}</dt>
            <dd>
              <Button variant="text" onClick={onChangeMethod}>
                {words.changeShort}
              </Button>
            </dd>
          </Row>
        )}
      </Box>
      {!phone && (
        <Foot>
          {onChangeMethod ? (
            <Button variant="text" icon={<RefreshIcon size={14} />} onClick={onChangeMethod}>
              {words.change}
            </Button>
          ) : (
            <span />
          )}
          {/* Who cancelled has not paid. */}
          {state !== 'cancelled' && <Reassurance>{words.reassurance}</Reassurance>}
        </Foot>
      )}
    </>
  );
}

import { Button } from '@compute-market/components/button';
import { Countdown } from '@compute-market/components/countdown';
import { InstanceStatus } from '@compute-market/components/instance-status';
import { LinkButton } from '@compute-market/components/link-button';
import type { BareMetalInstance } from '@compute-market/contract/entities/bare-metal';
import { formatUnitPrice, unitFromYuan } from '@compute-market/contract/rules/money';
import { NeedsRight } from '../../viewer/ViewerRights';
import { isRented, metalName, serviceAddress, type BareMetalHandlers } from './bare-metal-facts';
import { Actions, Facts, Head, Line, Root } from './InstanceCard.styles';
import { messages } from './messages';

const words = messages.bareMetal;

/** One machine on a small screen (screens A7). */
export function BareMetalCard({ machine, handlers }: { machine: BareMetalInstance; handlers: BareMetalHandlers }) {
  const { Model, Note, Ip, LoginUserName, Gpu_type, Gpu_num, MonthPrice } = machine;
  return (
    <Root>
      <Head>
        <h2>{metalName(machine)}</h2>
        <InstanceStatus state={isRented(machine) ? 'running' : 'ended'} />
      </Head>
      <Line>{[...(Note ? [Model] : []), ...(Ip ? [`${LoginUserName}@${Ip}`] : [])].join(' · ')}</Line>
      <Facts>
        <div>
          <dt>{words.configuration}</dt>
          <dd>
            {Gpu_type} × {Gpu_num}
          </dd>
        </div>
        <div>
          <dt>{words.due}</dt>
          <dd>
            {isRented(machine) ? <Countdown until={machine.Due_time} clockOffset={handlers.clockOffset} /> : words.over}
          </dd>
        </div>
        <div>
          <dt>{words.price}</dt>
          <dd>{words.perMonth(formatUnitPrice(unitFromYuan(MonthPrice)))}</dd>
        </div>
      </Facts>
      <Actions data-even="">
        <NeedsRight right="buy" reason={isRented(machine) ? undefined : words.cannotRenew}>
          <Button variant="outline" onClick={() => handlers.onRenew(machine)}>
            {words.renew}
          </Button>
        </NeedsRight>
        <NeedsRight right="run">
          <Button variant="plain" onClick={() => handlers.onNote(machine)}>
            {words.note}
          </Button>
        </NeedsRight>
        {isRented(machine) && (
          <LinkButton href={serviceAddress(machine)} aria-label={words.serviceOf(metalName(machine))}>
            {words.service}
          </LinkButton>
        )}
      </Actions>
    </Root>
  );
}

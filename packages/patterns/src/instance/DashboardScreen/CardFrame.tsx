import { Countdown } from '@compute-market/components/countdown';
import { Dash } from '@compute-market/components/dash';
import { IconButton } from '@compute-market/components/icon-button';
import { MoreIcon } from '@compute-market/components/icons';
import { InstanceStatus } from '@compute-market/components/instance-status';
import { Link } from '@compute-market/components/link';
import { Menu } from '@compute-market/components/menu';
import { Money } from '@compute-market/components/money';
import type { Instance } from '@compute-market/contract/entities/instance';
import type { ReactNode } from 'react';
import { endMessages, endOf, isKept, paidUntil, stateOf, titleOf, totalCost } from '../../instance-facts';
import type { CellContext } from './columns';
import { cardsOf, statusFact } from './facts-text';
import { Actions, Facts, Head, Line, Root } from './InstanceCard.styles';
import { messages } from './messages';
import { menuItems } from './row-actions';

interface CardFrameProps {
  instance: Instance;
  context: CellContext;
  /** Where its name leads; without it the name is no link. */
  href?: string;
  words: Readonly<Record<'configuration' | 'due' | 'cost', string>>;
  /** It was just bought: it glows and fades. */
  highlighted?: boolean;
  /** Where it is and whose, under its name; what its chip leaves open follows. */
  place: readonly string[];
  /** Under that, its project and tags. */
  labels?: ReactNode;
  /** Beside its cards. */
  course?: ReactNode;
  /** The two that stand on the card. */
  actions: ReactNode;
  /** What the menu of the others goes by. */
  offered: Parameters<typeof menuItems>[2];
}

/** States whose chip says enough: the line keeps to the place. */
const plainStates: readonly string[] = ['running', 'shutdown', 'ended'];

/** Where an instance is, and what its state means: word, icon and message stand together (screens B8). */
function PlaceLine({ instance, context, place }: Pick<CardFrameProps, 'instance' | 'context' | 'place'>) {
  const state = stateOf(instance);
  const parts = plainStates.includes(state)
    ? place
    : [...place, statusFact(instance, context.now, context.vipDiscount)];
  return <Line data-tone={state === 'abnormal' ? 'warning' : undefined}>{parts.filter(Boolean).join(' · ')}</Line>;
}

function EndFact({ instance, context }: Pick<CardFrameProps, 'instance' | 'context'>) {
  const end = endOf(instance);
  const paid = paidUntil(instance);
  if (paid !== null) return `${endMessages.usage} · ${paid}`;
  if (end === null) return <Dash says={messages.nothing} />;
  return <Countdown until={end} clockOffset={context.clockOffset} />;
}

/** The card of an instance on a small screen: its name and state, three facts, two actions and the rest (screens A7). */
export function CardFrame(props: CardFrameProps) {
  const { instance, context, href, words, highlighted = false, place, labels, course, actions, offered } = props;
  const title = titleOf(instance);
  return (
    <Root data-highlighted={highlighted || undefined}>
      <Head>
        <h2>
          {href === undefined ? (
            title
          ) : (
            <Link tone="strong" href={href}>
              {title}
            </Link>
          )}
        </h2>
        <InstanceStatus state={stateOf(instance)} />
      </Head>
      <PlaceLine {...{ instance, context, place }} />
      {labels}
      <Facts>
        <div>
          <dt>{words.configuration}</dt>
          <dd>
            {cardsOf(instance)} {course}
          </dd>
        </div>
        <div>
          <dt>{isKept(instance) ? messages.row.keptUntil : words.due}</dt>
          <dd>
            <EndFact instance={instance} context={context} />
          </dd>
        </div>
        <div>
          <dt>{words.cost}</dt>
          <dd>
            <Money fen={totalCost(instance)} />
          </dd>
        </div>
      </Facts>
      <Actions>
        {actions}
        <Menu
          trigger={<IconButton variant="outline" size="lg" label={messages.row.more(title)} icon={<MoreIcon />} />}
          label={title}
          items={menuItems(instance, context, offered)}
        />
      </Actions>
    </Root>
  );
}

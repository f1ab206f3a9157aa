import { Dash } from '@compute-market/components/dash';
import { IconButton } from '@compute-market/components/icon-button';
import { InfoIcon } from '@compute-market/components/icons';
import { Link } from '@compute-market/components/link';
import { Meter } from '@compute-market/components/meter';
import { Money } from '@compute-market/components/money';
import type { Runway } from '@compute-market/contract/entities/cost-item';
import { routes } from '@compute-market/contract/routes';
import { displayBalance, remainingCredit } from '@compute-market/contract/rules/credit';
import { fenFromYuan, formatMoney } from '@compute-market/contract/rules/money';
import { leftOf } from '@compute-market/contract/rules/sub-account';
import { useEffect, useState } from 'react';
import { isCharged, RunwayLasts, runwayMessages } from '../../runway';
import { leftLabel, tighterLimit } from '../../viewer';
import { Limit, Purse, PurseRow, PurseTerm, Rest } from './AccountContent.styles';
import type { AccountMenuProps } from './AccountMenu';
import { topBarMenuMessages as words } from './menu-messages';
import { topBarMessages as messages } from './messages';

type PurseProps = Pick<AccountMenuProps, 'viewer' | 'onGuide' | 'onReadRunway'>;

/** 余额可维持, read each time the menu opens (screens C). Out of sight where the server does not tell it, and for who is charged nothing (decisions 40, 44). */
function RunwayRow({ onReadRunway }: Pick<PurseProps, 'onReadRunway'>) {
  const [runway, setRunway] = useState<Runway | null>();
  useEffect(() => {
    let wanted = true;
    void onReadRunway().then((read) => {
      if (wanted) setRunway(read);
    });
    return () => {
      wanted = false;
    };
  }, [onReadRunway]);
  if (runway === null || (runway && !isCharged(runway))) return null;
  return (
    <PurseRow>
      <PurseTerm>{runwayMessages.label}</PurseTerm>
      <dd>{runway === undefined ? <Dash /> : <RunwayLasts runway={runway} />}</dd>
    </PurseRow>
  );
}

/** Balance, credit and vouchers of a main account (product §3, §6). */
function MainPurse({ viewer: { user }, onGuide, onReadRunway }: PurseProps) {
  const funds = { balance: fenFromYuan(user.Money), quota: fenFromYuan(user.CreditMoneyQuota) };
  const balance = displayBalance(funds);
  return (
    <Purse>
      <PurseRow>
        <PurseTerm>
          {words.available}
          <Link href={routes.recharge.to()}>{messages.recharge}</Link>
        </PurseTerm>
        <dd>
          <Money fen={balance} tone={balance < 0 ? 'debt' : 'strong'} />
        </dd>
      </PurseRow>
      <RunwayRow onReadRunway={onReadRunway} />
      <PurseRow>
        <PurseTerm>
          {words.credit}
          <IconButton label={words.guides.credit} icon={<InfoIcon size={14} />} onClick={() => onGuide('credit')} />
        </PurseTerm>
        <dd>
          {funds.quota > 0 ? (
            <>
              <Money fen={remainingCredit(funds)} />{' '}
              <Rest>
                / <Money fen={funds.quota} bare />
              </Rest>
            </>
          ) : (
            words.noCredit
          )}
        </dd>
      </PurseRow>
      <PurseRow>
        <PurseTerm>
          {words.voucher}
          <IconButton label={words.guides.voucher} icon={<InfoIcon size={14} />} onClick={() => onGuide('voucher')} />
        </PurseTerm>
        <dd>
          <Money fen={fenFromYuan(user.PowerMoney)} />
        </dd>
      </PurseRow>
    </Purse>
  );
}

/** Main accounts see three purses, a sub-account what is left of its limit (product §6). */
export function AccountPurse({ viewer, onGuide, onReadRunway }: PurseProps) {
  const { SubAccount } = viewer.user;
  if (!SubAccount) return <MainPurse viewer={viewer} onGuide={onGuide} onReadRunway={onReadRunway} />;
  const tighter = tighterLimit(SubAccount);
  const { limit, used } = tighter;
  return (
    <Limit>
      <PurseRow as="p">
        <PurseTerm as="span">{leftLabel(tighter)}</PurseTerm>
        <span>
          <Money fen={leftOf(tighter)} tone="strong" />{' '}
          <Rest>
            / <Money fen={limit} bare />
          </Rest>
        </span>
      </PurseRow>
      <Meter
        label={words.limitMeter}
        value={used}
        max={limit}
        valueText={words.limitUsed(formatMoney(used), formatMoney(limit))}
      />
    </Limit>
  );
}

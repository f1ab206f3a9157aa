import { DescriptionList, type DescriptionItem } from '@compute-market/components/description-list';
import { BadgeCheckIcon, CircleXIcon, ClockIcon, InfoIcon } from '@compute-market/components/icons';
import { StatusChip, type StatusTone } from '@compute-market/components/status-chip';
import type { Verification } from '@compute-market/contract/entities/verification';
import {
  VERIFICATION_METHOD_LABELS,
  VERIFICATION_STATUS,
  VERIFICATION_STATUS_LABELS,
  VERIFICATION_TYPE,
} from '@compute-market/contract/enumerations';
import { formatTime } from '@compute-market/contract/rules/time';
import type { ReactNode } from 'react';
import { selectVerificationMessages as messages } from './messages';

const { facts } = messages;
const looks: Record<Verification['status'], { tone: StatusTone; icon: ReactNode }> = {
  [VERIFICATION_STATUS.reviewing]: { tone: 'info', icon: <ClockIcon size={14} /> },
  [VERIFICATION_STATUS.verified]: { tone: 'ok', icon: <BadgeCheckIcon size={14} /> },
  [VERIFICATION_STATUS.rejected]: { tone: 'err', icon: <CircleXIcon size={14} /> },
  [VERIFICATION_STATUS.expired]: { tone: 'mute', icon: <InfoIcon size={14} /> },
};

/** Where one kind of verification stands, in a word. */
export function StandingChip({ record }: { record: Verification | null }) {
  if (record === null)
    return (
      <StatusChip tone="mute" icon={<InfoIcon size={14} />}>
        {messages.none}
      </StatusChip>
    );
  return <StatusChip {...looks[record.status]}>{VERIFICATION_STATUS_LABELS[record.status]}</StatusChip>;
}

function itemsOf(record: Verification): DescriptionItem[] {
  const line = (key: keyof typeof facts, detail: string) => (detail === '' ? [] : [{ key, term: facts[key], detail }]);
  const enterprise = record.verify_type === VERIFICATION_TYPE.enterprise;
  return [
    ...line('company', record.company_name),
    ...line('creditCode', record.credit_code),
    ...line(enterprise ? 'legal' : 'name', record.name),
    ...line('idNumber', record.id_number),
    ...line('method', VERIFICATION_METHOD_LABELS[record.method]),
    ...line('submitted', formatTime(record.create_time)),
    ...line('verified', record.verify_time === null ? '' : formatTime(record.verify_time)),
    ...line('reason', record.reason),
  ];
}

/** What is known of a verification; names and numbers are masked. */
export const StandingFacts = ({ record }: { record: Verification }) => (
  <DescriptionList layout="rows" termWidth={128} items={itemsOf(record)} />
);

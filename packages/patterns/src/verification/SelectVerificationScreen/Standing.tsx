import { DescriptionList, type DescriptionItem } from '@compute-market/components/description-list';
import { BadgeCheckIcon, CircleXIcon, ClockIcon, InfoIcon } from '@compute-market/components/icons';
import { StatusChip } from '@compute-market/components/status-chip';
import type { Verification } from '@compute-market/contract/entities/verification';
import {
  VERIFICATION_METHOD_LABELS,
  VERIFICATION_STATUS,
  VERIFICATION_STATUS_LABELS,
  VERIFICATION_TYPE,
} from '@compute-market/contract/enumerations';
import { formatTime } from '@compute-market/contract/rules/time';
import { recordStatus } from '../../record-status/record-status';
import { selectVerificationMessages as messages } from './messages';

const { facts } = messages;
const VerificationStatus = recordStatus(VERIFICATION_STATUS_LABELS, {
  [VERIFICATION_STATUS.reviewing]: ['info', ClockIcon],
  [VERIFICATION_STATUS.verified]: ['ok', BadgeCheckIcon],
  [VERIFICATION_STATUS.rejected]: ['err', CircleXIcon],
  [VERIFICATION_STATUS.expired]: ['mute', InfoIcon],
});

/** Where one kind of verification stands, in a word. */
export function StandingChip({ record }: { record: Verification | null }) {
  if (record === null)
    return (
      <StatusChip tone="mute" icon={<InfoIcon size={14} />}>
        {messages.none}
      </StatusChip>
    );
  return <VerificationStatus status={record.status} />;
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

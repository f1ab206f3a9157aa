import type { InstanceCounts } from '@compute-market/contract/entities/instance';
import { INSTANCE_STATUS_FILTER_LABELS } from '@compute-market/contract/enumerations';
import { WarnLink } from './OverviewStrip.styles';

interface AbnormalLinkProps {
  /** Undefined while they are not known. */
  counts: InstanceCounts | undefined;
  /** The list of those that are in trouble. */
  href: string;
}

/** How many of what is counted are in trouble, beside how many run or, on phones, the title; nothing where none is (screens B8). */
export function AbnormalLink({ counts, href }: AbnormalLinkProps) {
  const abnormal = counts?.statusRunningError ?? 0;
  return abnormal > 0 ? (
    <WarnLink href={href}>{`${INSTANCE_STATUS_FILTER_LABELS.statusRunningError} ${abnormal}`}</WarnLink>
  ) : null;
}

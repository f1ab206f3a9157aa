import { answerSettlement, getSettlementLines } from '@compute-market/contract/calls/partner';
import { DEFAULT_PAGE_SIZE } from '@compute-market/contract/constants';
import type { Settlement } from '@compute-market/contract/entities/partner';
import { SheetDialog } from '@compute-market/patterns/money/IncomeScreen';
import { useMemo, useState } from 'react';
import { api } from '../../api';
import { useLeaveGuard } from '../../leave-guard/useLeaveGuard';
import { serverNow } from '../../state/clock';
import { showSuccess } from '../../state/toasts';
import { useClosing, type ClosingProps } from '../useClosing';
import { readExistingPage } from '../read-pages';
import { settle, useResult } from '../result';
import { moneyRouteMessages as messages } from './messages';

async function readLines(settlement_id: number, place: { readonly page: number; readonly size: number }) {
  const { data, total, page } = await readExistingPage(
    (asked, page_size) => api.call(getSettlementLines, { settlement_id, page: asked, page_size }),
    place.page,
    place.size,
  );
  return { rows: data, total, page, readAt: serverNow() };
}

interface SettlementSheetProps extends ClosingProps {
  readonly sheet: Settlement;
  /** Told the sheet as the answer left it. */
  readonly onChanged: (sheet: Settlement) => void;
}

/** One settlement sheet, with its lines and the partner's answer. */
export function SettlementSheet({ sheet: opened, onChanged, ...props }: SettlementSheetProps) {
  const { onClose, ...control } = useClosing(props);
  const [sheet, setSheet] = useState(opened);
  const [objection, setObjection] = useState('');
  const { question, ask } = useLeaveGuard({ unsent: objection.trim() !== '' });
  const [place, setPlace] = useState({ page: 1, size: DEFAULT_PAGE_SIZE, reading: 0 });
  const lines = useResult(
    useMemo(() => settle(readLines(sheet.Id, place)), [sheet.Id, place]),
    false,
  );
  const answer = async (fields: { agree: boolean; reason?: string }, said: string) => {
    const answered = await api.call(answerSettlement, { settlement_id: sheet.Id, ...fields });
    setSheet(answered);
    setObjection('');
    showSuccess(said);
    onChanged(answered);
  };
  return (
    <>
      <SheetDialog
        {...control}
        onClose={() => ask(onClose)}
        sheet={sheet}
        objection={objection}
        onObjectionChange={setObjection}
        lines={lines}
        size={place.size}
        onPlaceChange={(change) => setPlace((before) => ({ ...before, page: 1, ...change }))}
        onRefresh={() => setPlace((before) => ({ ...before, reading: before.reading + 1 }))}
        onAgree={() => answer({ agree: true }, messages.sheetAgreed)}
        onDispute={() => answer({ agree: false, reason: objection }, messages.sheetDisputed)}
      />
      {question}
    </>
  );
}

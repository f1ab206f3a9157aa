import { createTableSelection, Table } from '@compute-market/components/table';
import { columns, rowsOf } from './big-table';
import { draw } from './draw';

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
const rows = rowsOf(10_000);

/** Scrolls a table of 10,000 rows by a long way each frame, then in one leap to its end. Returns the longest frame in ms and how many rows stood in the document. */
export async function scrollTable() {
  const { host, remove } = draw(
    <Table
      caption="云主机"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      selection={createTableSelection()}
      stickyTop={0}
      rowHeight={43}
    />,
  );
  while (!host.querySelector('[data-part="space"]')) await frame();
  for (let settle = 0; settle < 20; settle += 1) await frame();
  const lengths: number[] = [];
  let most = 0;
  let before = await frame();
  for (let step = 0; step < 120; step += 1) {
    if (step < 100) window.scrollBy(0, 400);
    else window.scrollTo(0, (document.documentElement.scrollHeight / 20) * (step - 100));
    const now = await frame();
    lengths.push(now - before);
    before = now;
    most = Math.max(most, host.querySelectorAll('tbody > tr').length);
  }
  remove();
  return {
    longest: Math.max(...lengths),
    mean: lengths.reduce((sum, length) => sum + length, 0) / lengths.length,
    most,
  };
}

import { Skeleton } from '../../feedback/Skeleton/Skeleton';
import { Cards, CardsState } from './Table.styles';
import type { TableData } from './table-data';
import { RowCheckbox } from './TableRow';

/** The same rows as cards, one under another. */
export function TableCards<Row>({
  caption,
  rows,
  rowKey,
  rowName = rowKey,
  selection,
  canSelect,
  card,
  loading,
  skeletonRows = 3,
  refreshing,
  empty,
  error,
  labels,
}: TableData<Row>) {
  const state = loading ? null : error || (rows.length === 0 ? empty : null);
  const told = state ? <CardsState data-part="state">{state}</CardsState> : null;
  if (!loading && rows.length === 0) return told;
  return (
    <>
      {told}
      <Cards aria-label={caption} aria-busy={loading || refreshing || undefined} data-dimmed={refreshing || undefined}>
        {loading
          ? Array.from({ length: Math.min(3, skeletonRows) }, (_, index) => (
              <li key={index}>
                <Skeleton shape="block" height={160} />
              </li>
            ))
          : rows.map((row) => (
              <li key={rowKey(row)}>
                {card?.(
                  row,
                  selection ? (
                    <RowCheckbox
                      selection={selection}
                      rowKey={rowKey(row)}
                      label={labels.selectRow(rowName(row))}
                      disabled={canSelect?.(row) === false}
                    />
                  ) : null,
                )}
              </li>
            ))}
      </Cards>
    </>
  );
}

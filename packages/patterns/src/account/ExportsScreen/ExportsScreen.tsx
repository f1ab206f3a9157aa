import { EmptyDrawing } from '@compute-market/components/empty-drawing';
import { EmptyState } from '@compute-market/components/empty-state';
import { useMemo } from 'react';
import type { KeptExport } from '@compute-market/contract/entities/export';
import { Panel, RecordTable, type RecordPage } from '../../record-list';
import type { Resource } from '../../resource';
import { PageHead } from '../../shell/PageHead';
import { ExportCard, exportColumns, type ExportActions } from './columns';
import { exportsQuery, type ExportsQuery } from './exports-query';
import { exportsMessages as messages } from './messages';

export interface ExportsScreenProps extends ExportActions {
  /** The page of the list; it lives in the address. */
  query: ExportsQuery;
  onQueryChange: (query: ExportsQuery) => void;
  /** Null: the back end keeps no exported files (decisions 164). */
  list: Resource<RecordPage<KeptExport>> | null;
  /** A sub-account has no sub-accounts whose files it could miss here. */
  isSub: boolean;
  /** Reads everything again. */
  onRefresh: () => void;
}

/** /console/exports: files that were exported, to be downloaded again on any device (decisions 164). */
export function ExportsScreen({ query, onQueryChange, list, isSub, onDelete, onRefresh }: ExportsScreenProps) {
  const columns = useMemo(() => exportColumns({ onDelete }), [onDelete]);
  return (
    <>
      <PageHead title={messages.title} help={isSub ? messages.helpSub : messages.help} />
      <Panel>
        {list === null ? (
          <EmptyState drawing={<EmptyDrawing subject="document" />} title={messages.untold} />
        ) : (
          <RecordTable
            list={list}
            size={query.size}
            caption={messages.caption}
            columns={columns}
            rowKey={({ Id }) => String(Id)}
            minWidth={840}
            rowHeight={61}
            empty={
              <EmptyState
                drawing={<EmptyDrawing subject="document" />}
                title={messages.empty}
                help={isSub ? messages.emptyHelpSub : messages.emptyHelp}
              />
            }
            card={(file) => <ExportCard file={file} onDelete={onDelete} />}
            onPlaceChange={(change) => onQueryChange(exportsQuery.change(query, change))}
            onRefresh={onRefresh}
          />
        )}
      </Panel>
    </>
  );
}

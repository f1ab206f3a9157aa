import type { Words } from '../../words';
import type { tableMessages } from './messages';
import { LeftNote, LeftWord } from './Table.styles';
import type { TableColumn } from './table-column';

interface LeftAwayProps<Row> {
  /** Those that the table has no room for. */
  columns: readonly TableColumn<Row>[];
  /** All are shown all the same. */
  showsAll: boolean;
  /** It scrolls sideways, since they have no room beside each other. */
  scrolls: boolean;
  onShowAll: (showsAll: boolean) => void;
  words: Words<typeof tableMessages>;
}

/** No column goes without a word: which ones have no room, and the way to them. */
export const LeftAway = <Row,>({ columns, showsAll, scrolls, onShowAll, words }: LeftAwayProps<Row>) => (
  <LeftNote data-part="left-away">
    <span>
      {showsAll
        ? words[scrolls ? 'scrolls' : 'allShown']
        : words.leftAway(columns.map(({ name, header }) => name ?? (typeof header === 'string' ? header : '')))}
    </span>
    <LeftWord type="button" onClick={() => onShowAll(!showsAll)}>
      {showsAll ? words.showFitting : words.showAll}
    </LeftWord>
  </LeftNote>
);

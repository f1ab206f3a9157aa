import type { KeyboardEvent } from 'react';
import { IconButton } from '../../actions/IconButton/IconButton';
import { ChevronDownIcon } from '../../icons/ChevronDownIcon';
import { ChevronRightIcon } from '../../icons/ChevronRightIcon';
import type { Words } from '../../words';
import { useSelected, type TableSelection } from '../Table/table-selection';
import type { tableTreeMessages } from './messages';
import { Lead, Level } from './TreeLead.styles';

interface OpenerProps {
  rowKey: string;
  name: string;
  expansion: TableSelection;
  words: Words<typeof tableTreeMessages>;
}

function Opener({ rowKey, name, expansion, words }: OpenerProps) {
  const open = useSelected(expansion, rowKey);
  const become = (next: boolean) => expansion.choose([rowKey], next);
  const press = (event: KeyboardEvent) => {
    if (event.key !== (open ? 'ArrowLeft' : 'ArrowRight')) return;
    event.preventDefault();
    become(!open);
  };
  return (
    <IconButton
      label={open ? words.collapse(name) : words.expand(name)}
      aria-expanded={open}
      icon={open ? <ChevronDownIcon size={14} /> : <ChevronRightIcon size={14} />}
      onClick={() => become(!open)}
      onKeyDown={press}
    />
  );
}

export interface TreeLeadProps extends OpenerProps {
  /** From 1. */
  level: number;
  /** Whether rows stand under it. */
  opens: boolean;
}

/** What stands before the name of a row in a tree: its depth, and the button that shows what is under it. */
export function TreeLead({ level, opens, ...opener }: TreeLeadProps) {
  return (
    <Lead data-part="tree" style={{ '--tree-depth': level - 1 }}>
      {level > 1 ? <Level>{opener.words.level(level)}</Level> : null}
      {opens ? <Opener {...opener} /> : null}
    </Lead>
  );
}

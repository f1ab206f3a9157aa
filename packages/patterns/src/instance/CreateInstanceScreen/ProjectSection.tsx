import { Combobox } from '@compute-market/components/combobox';
import { Text } from '@compute-market/components/text';
import type { Resource } from '../../resource';
import { Inline } from './CreateInstanceScreen.styles';
import type { FormView } from './form-view';
import { messages } from './messages';
import { ReadingNote } from './ReadingNote';
import { Section } from './Section';

const words = messages.project;

/** Projects that the machine can go into, by name. */
export interface ProjectChoice {
  list: Resource<readonly string[]>;
  onRetry: () => void;
}

/** 项目: one of the account's, or none. Absent where there is none to choose; one that is gone stays in sight until another is chosen (decisions 135). */
export function ProjectSection({ values, change, choice }: FormView & { choice: ProjectChoice }) {
  const { list, onRetry } = choice;
  const { project, quantity } = values;
  const known = list.state === 'ready' ? list.data : [];
  if (project === '' && known.length === 0 && list.state !== 'error') return null;
  const isGone = list.state === 'ready' && project !== '' && !known.includes(project);
  const offered = isGone ? [project, ...known] : known;
  return (
    <Section
      label={words.label}
      value={project === '' ? words.none : project}
      problem={isGone ? words.gone(project) : undefined}
    >
      <Inline>
        {list.state === 'ready' && (
          <Combobox
            aria-label={words.label}
            options={offered.map((name) => ({ value: name, label: name }))}
            value={project}
            placeholder={words.none}
            clearable
            invalid={isGone}
            onValueChange={(next) => change({ project: next })}
          />
        )}
        {list.state === 'ready' && project !== '' && quantity > 1 && (
          <Text size="small" tone="tertiary">
            {words.several}
          </Text>
        )}
        <ReadingNote list={list} words={words} onRetry={onRetry} />
      </Inline>
    </Section>
  );
}

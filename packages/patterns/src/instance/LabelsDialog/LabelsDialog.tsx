import { Chips } from '@compute-market/components/chips';
import { Field } from '@compute-market/components/field';
import { TagsInput } from '@compute-market/components/tags-input';
import { TextField } from '@compute-market/components/text-field';
import { PROJECT_NAME_MAX_LENGTH, TAG_MAX_LENGTH, TAGS_MAX } from '@compute-market/contract/constants';
import type { Instance } from '@compute-market/contract/entities/instance';
import { useState } from 'react';
import { AttemptForm, type DialogControl } from '../../form-dialog';
import { commonProject, labelsChange, offeredProjects, tagsBefore, type LabelsChange } from './labels-change';
import { labelsMessages as words } from './messages';

export type { LabelsChange } from './labels-change';

export interface LabelsDialogProps extends DialogControl {
  /** One or several; at least one. */
  readonly instances: readonly Instance[];
  /** Projects of the account. */
  readonly projects: readonly string[];
  /** Rejects with an error whose message is the server's reason. */
  readonly onSave: (change: LabelsChange) => Promise<void>;
}

/** Which project instances are in, and which tags they have (decisions 113). */
export function LabelsDialog({ instances, projects, onSave, ...control }: LabelsDialogProps) {
  const common = commonProject(instances);
  const isOne = instances.length === 1;
  const [project, setProject] = useState(common ?? '');
  const [tags, setTags] = useState(tagsBefore(instances));
  const offered = offeredProjects(projects, project);
  return (
    <AttemptForm
      {...control}
      title={words.title}
      description={isOne ? undefined : words.several(instances.length)}
      submitLabel={words.save}
      onAttempt={() => onSave(labelsChange(instances, { project, tags }))}
    >
      <Field label={words.project} hint={common === null ? words.mixedHint : words.projectHint}>
        <TextField
          value={project}
          onValueChange={setProject}
          maxLength={PROJECT_NAME_MAX_LENGTH}
          placeholder={words.placeholder}
          clearable
          autoComplete="off"
        />
      </Field>
      {offered.length > 0 && (
        <Chips
          variant="box"
          aria-label={words.known}
          options={offered.map((name) => ({ value: name, label: name }))}
          value={project.trim()}
          onValueChange={setProject}
        />
      )}
      <Field
        label={isOne ? words.tags : words.addTags}
        hint={isOne ? words.tagsHint(TAGS_MAX) : words.addHint(TAGS_MAX)}
      >
        <TagsInput value={tags} onValueChange={setTags} max={TAGS_MAX} maxLength={TAG_MAX_LENGTH} />
      </Field>
    </AttemptForm>
  );
}

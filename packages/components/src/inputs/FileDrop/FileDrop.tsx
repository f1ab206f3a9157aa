import {
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
  type ClipboardEvent,
  type DragEvent,
  type HTMLAttributes,
  type Ref,
} from 'react';
import { fileKindMessages } from '../file-kind-messages';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import { Button } from '../../actions/Button/Button';
import { IconButton } from '../../actions/IconButton/IconButton';
import { useBusyChange } from '../../hooks/useBusyChange';
import { useFieldsetDisabled } from '../../hooks/useFieldsetDisabled';
import { useFormReset } from '../../hooks/useFormReset';
import { useMergedRef } from '../../hooks/useMergedRef';
import { CloseIcon } from '../../icons/CloseIcon';
import { UploadIcon } from '../../icons/UploadIcon';
import type { Labels } from '../../words';
import { FieldContext, useFieldControl, useFieldGroup } from '../Field/FieldContext';
import { Hidden, Invitation, Limits, List, RefusalList, Refusals, Root, Zone } from './FileDrop.styles';
import { formatKinds, formatSize, sortFiles, type FileRefusal } from './file-rules';
import { StoredRow, TaskRow } from './FileRow';
import { fileDropMessages } from './messages';
import { useUploads, type Upload, type UploadedFile } from './useUploads';

export type { Upload, UploadedFile } from './useUploads';

export interface FileDropProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'defaultValue' | 'onChange'> {
  /** Sends one file. Two are sent at a time. */
  upload: Upload;
  /** Takes a stored file off the server; without it the file only leaves the list. */
  onDelete?: (file: UploadedFile) => Promise<void>;
  /** The sentence for what `upload` or the server refused with; the house's own without it. */
  describeFailure?: (reason: unknown) => string | undefined;
  value?: readonly UploadedFile[];
  defaultValue?: readonly UploadedFile[];
  /** Kinds that are taken, as an input's `accept`: `image/*,.log,.zip`. */
  accept?: string;
  /** Largest size of one file, in bytes. */
  maxSize?: number;
  maxCount?: number;
  disabled?: boolean;
  invalid?: boolean;
  onValueChange?: (files: UploadedFile[]) => void;
  /** True while a file is waiting or on its way: the form waits for it. */
  onBusyChange?: (busy: boolean) => void;
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof fileDropMessages>;
  /** The button that chooses files. */
  ref?: Ref<HTMLButtonElement>;
}

const none: readonly UploadedFile[] = [];
const bringsFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

/**
 * Files for a ticket or a verification: dropped, pasted or chosen, sent at once, each with its progress.
 *
 * The component MUST say of every file why it was not taken; MUST let every file be cancelled, retried and deleted by itself; MUST keep
 * the focus when a row goes; MUST end what it is sending when it leaves the page.
 * The consumer MUST name it, by a `Field` with `group` or an `aria-label`, MUST have the server judge kind and size again, and MUST NOT
 * submit while it is busy.
 */
export function FileDrop({
  upload,
  onDelete,
  describeFailure,
  value,
  defaultValue = none,
  accept = '',
  maxSize = 10 * 1024 ** 2,
  maxCount = 5,
  disabled,
  invalid,
  onValueChange,
  onBusyChange,
  labels,
  ref,
  ...rest
}: FileDropProps) {
  const words = useWords('fileDrop', fileDropMessages, labels);
  const kindWords = useWords('fileKind', fileKindMessages);
  const input = useRef<HTMLInputElement>(null);
  const shut = useFieldsetDisabled(input);
  const group = useFieldGroup({ ...rest, invalid, disabled: shut || disabled }, 'group');
  const { 'aria-describedby': describedBy } = useFieldControl({ 'aria-describedby': rest['aria-describedby'] });
  const labelId = useContext(FieldContext)?.labelId;
  const chooseId = useId();
  const limitsId = useId();
  const choose = useRef<HTMLButtonElement>(null);
  const [inner, setInner] = useState(defaultValue);
  const [over, setOver] = useState(false);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [said, setSaid] = useState('');
  const [deletions, setDeletions] = useState<Readonly<Record<string, 'deleting' | 'stays' | undefined>>>({});

  // Files arrive one after the other without a render in between; each must find the one before.
  const held = value ?? inner;
  const latest = useRef(held);
  useEffect(() => {
    latest.current = held;
  }, [held]);
  const change = (files: readonly UploadedFile[]) => {
    latest.current = files;
    setInner(files);
    onValueChange?.([...files]);
  };

  const uploads = useUploads(upload, (file) => {
    setSaid(words.done(file.name));
    change([...latest.current, file]);
  });
  const busy = uploads.tasks.some(({ state }) => state !== 'failed');
  useBusyChange(busy, onBusyChange);

  const kinds = formatKinds(accept, kindWords);
  const left = maxCount - held.length - uploads.tasks.length;
  const sentences: Record<FileRefusal, (name: string) => string> = {
    wrongType: (name) => words.wrongType(name, kinds),
    tooLarge: (name) => words.tooLarge(name, formatSize(maxSize)),
    empty: words.empty,
    duplicate: words.duplicate,
    tooMany: () => words.tooMany(maxCount, Math.max(0, left)),
  };
  const offer = (files: readonly File[]) => {
    if (group.disabled || files.length === 0) return;
    const present = [...held, ...uploads.tasks.map(({ file }) => file)];
    const { taken, refused } = sortFiles(files, present, { accept, maxSize, maxCount });
    setRefusals([...new Set(refused.map(({ file, refusal }) => sentences[refusal](file.name)))]);
    if (taken.length > 0) uploads.add(taken);
  };

  const deleted = useRef(new Set<string>());
  // A given value is the host's to take back, and what is on its way to it too.
  useFormReset(input, () => {
    if (value !== undefined) return;
    setInner(defaultValue.filter(({ id }) => !deleted.current.has(id)));
    setRefusals([]);
    for (const { key } of uploads.tasks) uploads.cancel(key);
  });

  const keepFocus = () => choose.current?.focus();
  const remove = async (file: UploadedFile) => {
    setDeletions((before) => ({ ...before, [file.id]: 'deleting' }));
    keepFocus();
    const gone = await (onDelete?.(file) ?? Promise.resolve()).then(
      () => true,
      () => false,
    );
    setDeletions((before) => ({ ...before, [file.id]: gone ? undefined : 'stays' }));
    if (gone && onDelete) deleted.current.add(file.id);
    if (gone) change(latest.current.filter(({ id }) => id !== file.id));
  };

  const dragging = {
    onDragOver: (event: DragEvent<HTMLDivElement>) => {
      rest.onDragOver?.(event);
      if (!bringsFiles(event)) return;
      // Without this the browser would open the file in place of the page.
      event.preventDefault();
      setOver(!group.disabled);
    },
    onDragLeave: (event: DragEvent<HTMLDivElement>) => {
      rest.onDragLeave?.(event);
      if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setOver(false);
    },
    onDrop: (event: DragEvent<HTMLDivElement>) => {
      rest.onDrop?.(event);
      if (!bringsFiles(event)) return;
      event.preventDefault();
      setOver(false);
      offer([...event.dataTransfer.files]);
    },
    onPaste: (event: ClipboardEvent<HTMLDivElement>) => {
      rest.onPaste?.(event);
      if (event.clipboardData.files.length === 0) return;
      event.preventDefault();
      offer([...event.clipboardData.files]);
    },
  };

  return (
    <Root
      data-component="FileDrop"
      data-over={over || undefined}
      data-invalid={group.invalid || undefined}
      data-disabled={group.disabled || undefined}
      {...rest}
      {...group.attributes}
      {...dragging}
    >
      <Zone data-part="zone">
        <input
          ref={input}
          type="file"
          hidden
          multiple={maxCount > 1}
          accept={accept || undefined}
          onChange={(event) => {
            offer([...(event.target.files ?? [])]);
            // The same file may be chosen again after it was cancelled.
            event.target.value = '';
          }}
        />
        <Button
          id={chooseId}
          ref={useMergedRef(choose, ref)}
          variant="outline"
          icon={<UploadIcon size={14} />}
          disabled={group.disabled}
          aria-labelledby={labelId === undefined ? undefined : `${labelId} ${chooseId}`}
          aria-describedby={[limitsId, describedBy].filter(Boolean).join(' ')}
          onClick={() => input.current?.click()}
        >
          {words.choose}
        </Button>
        {!group.disabled && <Invitation>{over ? words.dropNow : words.drop}</Invitation>}
        <Limits id={limitsId}>{words.limits(kinds, formatSize(maxSize), maxCount)}</Limits>
      </Zone>
      <Refusals role="alert" data-part="refusals">
        {refusals.length > 0 && (
          <>
            <RefusalList>
              {refusals.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </RefusalList>
            <IconButton
              label={words.dismiss}
              icon={<CloseIcon size={14} />}
              onClick={() => {
                setRefusals([]);
                keepFocus();
              }}
            />
          </>
        )}
      </Refusals>
      {(held.length > 0 || uploads.tasks.length > 0) && (
        <List aria-label={words.list} data-part="files">
          {held.map((file) => (
            <StoredRow
              key={file.id}
              file={file}
              state={deletions[file.id]}
              disabled={group.disabled}
              words={words}
              onRemove={() => void remove(file)}
            />
          ))}
          {uploads.tasks.map((task) => (
            <TaskRow
              key={task.key}
              task={task}
              reason={(task.reason !== undefined && describeFailure?.(task.reason)) || words.failed}
              words={words}
              onCancel={() => {
                uploads.cancel(task.key);
                keepFocus();
              }}
              onRetry={() => {
                uploads.retry(task.key);
                keepFocus();
              }}
            />
          ))}
        </List>
      )}
      <Hidden role="status">{said}</Hidden>
    </Root>
  );
}

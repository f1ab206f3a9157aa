import type { ReactNode } from 'react';
import { Button } from '../../actions/Button/Button';
import { IconButton } from '../../actions/IconButton/IconButton';
import { Link } from '../../actions/Link/Link';
import { ProgressBar } from '../../feedback/ProgressBar/ProgressBar';
import { Spinner } from '../../feedback/Spinner/Spinner';
import { CircleXIcon } from '../../icons/CircleXIcon';
import { CloseIcon } from '../../icons/CloseIcon';
import { FileTextIcon } from '../../icons/FileTextIcon';
import { ImageIcon } from '../../icons/ImageIcon';
import { TrashIcon } from '../../icons/TrashIcon';
import type { Words } from '../../words';
import { Below, Facts, Mark, Name, Row, Size, Tools } from './FileDrop.styles';
import { formatSize } from './file-rules';
import type { fileDropMessages } from './messages';
import type { UploadedFile, UploadTask } from './useUploads';

type RowWords = Words<typeof fileDropMessages>;

const drawing = (name: string) => (/\.(png|jpe?g|gif|webp|bmp|svg)$/i.test(name) ? <ImageIcon /> : <FileTextIcon />);

const facts = (name: ReactNode, title: string, size: number) => (
  <Facts>
    <Name title={title}>{name}</Name>
    <Size>{formatSize(size)}</Size>
  </Facts>
);

export interface TaskRowProps {
  task: UploadTask;
  reason: string;
  words: RowWords;
  onCancel: () => void;
  onRetry: () => void;
}

/** A file that is waiting, on its way, or did not arrive. */
export function TaskRow({ task: { file, state, percent }, reason, words, onCancel, onRetry }: TaskRowProps) {
  const failed = state === 'failed';
  return (
    <Row data-part="file" data-state={state}>
      <Mark>{failed ? <CircleXIcon /> : drawing(file.name)}</Mark>
      {facts(file.name, file.name, file.size)}
      <Tools>
        {failed && (
          <Button size="sm" variant="text" aria-label={words.retryFile(file.name)} onClick={onRetry}>
            {words.retry}
          </Button>
        )}
        <IconButton
          label={failed ? words.remove(file.name) : words.cancel(file.name)}
          icon={<CloseIcon size={14} />}
          onClick={onCancel}
        />
      </Tools>
      <Below>
        {failed ? (
          reason
        ) : state === 'waiting' ? (
          words.waiting
        ) : (
          <ProgressBar label={words.uploading(file.name)} value={percent} showValue />
        )}
      </Below>
    </Row>
  );
}

export interface StoredRowProps {
  file: UploadedFile;
  state?: 'deleting' | 'stays';
  disabled: boolean;
  words: RowWords;
  onRemove: () => void;
}

/** A file the server has. */
export function StoredRow({ file, state, disabled, words, onRemove }: StoredRowProps) {
  return (
    <Row data-part="file" data-state="stored">
      <Mark>{drawing(file.name)}</Mark>
      {facts(
        file.url === undefined ? (
          file.name
        ) : (
          <Link href={file.url} external>
            {file.name}
          </Link>
        ),
        file.name,
        file.size,
      )}
      <Tools>
        {state === 'deleting' ? (
          <Spinner size={14} />
        ) : (
          !disabled && <IconButton label={words.remove(file.name)} icon={<TrashIcon size={14} />} onClick={onRemove} />
        )}
      </Tools>
      {state === 'stays' && <Below data-tone="err">{words.deleteFailed}</Below>}
    </Row>
  );
}

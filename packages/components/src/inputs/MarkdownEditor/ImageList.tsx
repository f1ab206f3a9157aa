import { Button } from '../../actions/Button/Button';
import { IconButton } from '../../actions/IconButton/IconButton';
import { ProgressBar } from '../../feedback/ProgressBar/ProgressBar';
import { CloseIcon } from '../../icons/CloseIcon';
import type { EditorBodyProps } from './markdown-editor-props';
import { Failure, Images, ImageLine, ImageName, Refusal } from './MarkdownEditor.styles';
import type { ImageUploads } from './use-image-uploads';

interface ImageListProps extends Pick<EditorBodyProps, 'labels'>, Pick<ImageUploads, 'underWay' | 'refusal'> {
  onRetry: (id: string, file: File) => void;
  onCancel: (id: string) => void;
}

/** Pictures that are not in the text yet, and why a file was refused. */
export function ImageList({ labels, underWay, refusal, onRetry, onCancel }: ImageListProps) {
  return (
    <>
      <Refusal role="alert" data-part="refusal">
        {refusal}
      </Refusal>
      {underWay.length === 0 ? null : (
        <Images data-part="images">
          {underWay.map(({ id, file, percent, failed }) => (
            <ImageLine key={id}>
              {failed ? (
                <Failure role="alert">{labels.failed(file.name)}</Failure>
              ) : (
                <ImageName title={file.name}>{labels.uploading(file.name)}</ImageName>
              )}
              {failed ? (
                <Button size="sm" onClick={() => onRetry(id, file)}>
                  {labels.retry}
                </Button>
              ) : (
                <ProgressBar label={labels.uploading(file.name)} value={percent} showValue />
              )}
              <IconButton
                label={failed ? labels.remove(file.name) : labels.cancel(file.name)}
                icon={<CloseIcon size={14} />}
                onClick={() => onCancel(id)}
              />
            </ImageLine>
          ))}
        </Images>
      )}
    </>
  );
}

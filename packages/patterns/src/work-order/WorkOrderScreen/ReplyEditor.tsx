import { Alert } from '@compute-market/components/alert';
import { Button } from '@compute-market/components/button';
import { Cluster } from '@compute-market/components/cluster';
import type { Upload, UploadedFile } from '@compute-market/components/file-drop';
import { MarkdownEditor, type ImageUpload } from '@compute-market/components/markdown-editor';
import { formatTime } from '@compute-market/contract/rules/time';
import { useState } from 'react';
import { useUploading } from '../../form-dialog';
import { RefusalAlert } from '../../retry-alert';
import { FilesField } from '../work-order-view';
import { messages } from './messages';
import { ReplyFoot } from './WorkOrderScreen.styles';

const words = messages.reply;

export interface ReplyProps {
  /** Markdown. */
  text: string;
  onTextChange: (text: string) => void;
  files: readonly UploadedFile[];
  onFilesChange: (files: readonly UploadedFile[]) => void;
  uploadImage: ImageUpload;
  uploadFile: Upload;
  onDeleteFile: (file: UploadedFile) => Promise<void>;
  describeFailure: (reason: unknown) => string | undefined;
  /** When the draft was last kept, seconds; null while there is none. */
  savedAt: number | null;
  sending: boolean;
  /** Why it was refused; what was typed stays. */
  problem: string | null;
  onSend: () => void;
}

export interface ReplyEditorProps extends ReplyProps {
  /** Why it cannot be sent though it may be written; null while it can. */
  held: string | null;
}

/** The customer's next words, with pictures in them and files beside them. */
export function ReplyEditor({
  text,
  onTextChange,
  files,
  onFilesChange,
  uploadImage,
  uploadFile,
  onDeleteFile,
  describeFailure,
  savedAt,
  sending,
  problem,
  onSend,
  held,
}: ReplyEditorProps) {
  const [withFiles, setWithFiles] = useState(false);
  const { uploading, onBusyChange } = useUploading();
  const showsFiles = withFiles || files.length > 0;
  return (
    <>
      <RefusalAlert reason={problem} />
      {held !== null && <Alert announced>{held}</Alert>}
      <MarkdownEditor
        aria-label={words.label}
        value={text}
        onValueChange={onTextChange}
        uploadImage={uploadImage}
        onBusyChange={onBusyChange}
        placeholder={words.placeholder}
        disabled={sending}
        footer={
          <ReplyFoot>
            <span>{words.limits}</span>
            <Cluster as="span" gap={12} rowGap={8} inline>
              {savedAt !== null && <span>{words.saved(formatTime(savedAt).slice(-5))}</span>}
              {!showsFiles && (
                <Button size="sm" variant="outline" onClick={() => setWithFiles(true)}>
                  {words.addFiles}
                </Button>
              )}
              <Button
                variant="primary"
                loading={sending}
                disabled={held !== null || uploading || text.trim() === ''}
                onClick={onSend}
              >
                {sending ? words.sending : words.send}
              </Button>
            </Cluster>
          </ReplyFoot>
        }
      />
      {showsFiles && (
        <FilesField
          upload={uploadFile}
          onDelete={onDeleteFile}
          describeFailure={describeFailure}
          value={files}
          onValueChange={onFilesChange}
          onBusyChange={onBusyChange}
          disabled={sending}
        />
      )}
      {uploading && <Alert>{words.uploading}</Alert>}
    </>
  );
}

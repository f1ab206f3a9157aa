import { Button } from '@compute-market/components/button';
import { Cluster } from '@compute-market/components/cluster';
import { ChevronRightIcon } from '@compute-market/components/icons';
import { Link } from '@compute-market/components/link';
import { MarkdownView } from '@compute-market/components/markdown-view';
import type { WorkOrderDocument } from '@compute-market/contract/entities/work-order';
import { useState } from 'react';
import type { Resource } from '../../resource';
import { Waiting } from '../../slow-hint';
import { messages } from './messages';
import { DocumentBody, DocumentBox, DocumentHead, DocumentNote, DocumentTitle, Useful } from './QuestionScreen.styles';

/** The document that is open, and its text. */
export interface OpenDocument {
  readonly id: number;
  readonly text: Resource<string>;
}

export interface DocumentsProps {
  documents: readonly WorkOrderDocument[];
  opened: OpenDocument | null;
  /** Asks for a document's text; null closes. */
  onOpen: (id: number | null) => void;
  /** Whether an opened document helped. */
  onOpinion: (id: number, helpful: boolean) => void;
  onSolved: () => void;
}

function Text({ text, onRetry }: { text: Resource<string>; onRetry: () => void }) {
  if (text.state === 'ready') return <MarkdownView source={text.data} headingLevel={3} dense />;
  if (text.state === 'error')
    return (
      <p role="alert">
        {messages.failed(text.reason)}{' '}
        <Button size="sm" variant="outline" onClick={onRetry}>
          {messages.back}
        </Button>
      </p>
    );
  return <Waiting label={messages.reading} lines={4} />;
}

function Document({
  document,
  opened,
  onOpen,
  onOpinion,
  onSolved,
}: Omit<DocumentsProps, 'documents'> & { document: WorkOrderDocument }) {
  const isOpen = opened?.id === document.id;
  const [unsolved, setUnsolved] = useState(false);
  return (
    <DocumentBox open={isOpen}>
      <DocumentHead
        onClick={(event) => {
          // The address of what is open belongs to the screen, so the element does not open by itself.
          event.preventDefault();
          onOpen(isOpen ? null : document.id);
        }}
      >
        <ChevronRightIcon size={16} />
        <DocumentTitle>{document.title}</DocumentTitle>
        <DocumentNote>{document.summary}</DocumentNote>
        {document.useful > 0 && <Useful>{messages.useful(document.useful)}</Useful>}
      </DocumentHead>
      {isOpen && (
        <DocumentBody>
          <Text text={opened.text} onRetry={() => onOpen(null)} />
          {document.url !== '' && <Link href={document.url}>{document.title}</Link>}
          <Cluster tone="secondary" gap={8} role="status">
            {unsolved ? (
              messages.tryTicket
            ) : (
              <>
                <Button
                  variant="outline"
                  onClick={() => {
                    onOpinion(document.id, true);
                    onSolved();
                  }}
                >
                  {messages.solved}
                </Button>
                <Button
                  onClick={() => {
                    onOpinion(document.id, false);
                    setUnsolved(true);
                  }}
                >
                  {messages.unsolved}
                </Button>
              </>
            )}
          </Cluster>
        </DocumentBody>
      )}
    </DocumentBox>
  );
}

/** Help documents that fold open in their place. */
export const Documents = ({ documents, ...rest }: DocumentsProps) =>
  documents.map((document) => <Document key={document.id} document={document} {...rest} />);

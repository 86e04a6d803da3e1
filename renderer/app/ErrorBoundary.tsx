import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useTexts } from '../shared/i18n/use-texts.ts';
import { Button } from '../shared/ui/Button.tsx';
import { EmptyState } from '../shared/ui/States.tsx';
import { appTexts } from './texts.ts';

interface ErrorBoundaryProps {
  /** The address: another one gives the screen a new try. */
  readonly place: string;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly failed: boolean;
}

/** Catches a fault while a screen is drawn: the bar stays, a sentence stands in the screen's place, and ways back. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error('a screen failed', error, info.componentStack);
  }

  override componentDidUpdate(before: ErrorBoundaryProps): void {
    if (this.state.failed && before.place !== this.props.place) this.setState({ failed: false });
  }

  override render(): ReactNode {
    return this.state.failed ? <Stopped onOpen={() => this.setState({ failed: false })} /> : this.props.children;
  }
}

function Stopped({ onOpen }: { readonly onOpen: () => void }) {
  const t = useTexts(appTexts);
  const [, navigate] = useLocation();
  return (
    <div role="alert">
      <EmptyState
        title={t('stopped')}
        action={
          <div>
            <Button onClick={onOpen}>{t('openAgain')}</Button>{' '}
            <Button tone="primary" onClick={() => navigate('/library')}>
              {t('backToLibrary')}
            </Button>
          </div>
        }
      >
        {t('stoppedWords')}
      </EmptyState>
    </div>
  );
}

// Types of a game in a notebook, by the convention of anywidget.

/** The model of a widget, as the notebook passes it. */
export interface WidgetModel {
    get(trait: string): unknown;
    set(trait: string, value: unknown): void;
    on(event: string, callback: () => void): void;
    off(event: string, callback: () => void): void;
    save_changes(): void;
}

export interface WidgetView {
    model: WidgetModel;
    el: HTMLElement;
    signal?: AbortSignal;
}

declare const widget: { render(view: WidgetView): Promise<() => void> };
export default widget;

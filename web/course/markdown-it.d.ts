/** The part of markdown-it that the page uses. */
declare module "markdown-it" {
    export default class MarkdownIt {
        constructor(preset: string, options: Record<string, unknown>);
        render(text: string): string;
        renderInline(text: string): string;
    }
}

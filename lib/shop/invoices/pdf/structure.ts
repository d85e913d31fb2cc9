type Document = PDFKit.PDFDocument;
type Element = ReturnType<Document['struct']>;

/** `scope`: of a table's head cell; `alt`: what a figure shows, in words. */
type TagOptions = { scope?: 'Column' | 'Row'; alt?: string };

const isTagged = (doc: Document) => doc.options.tagged === true;

/** Draws what is no content for screen readers, such as rules. */
export function drawArtifact(doc: Document, draw: () => void): void {
  if (isTagged(doc)) doc.markContent('Artifact', { type: 'Layout' });
  draw();
  if (isTagged(doc)) doc.endMarkedContent();
}

/**
 * The structure of a tagged PDF (ISO 32000-1, 14.8). `tag` opens an element around what is drawn within; `mark` draws
 * content of the innermost element. Content outside of all elements is an artifact. In a PDF without `tagged` both only
 * draw.
 */
export function createStructure(doc: Document) {
  let current: { element: Element; type: string } | undefined;
  let isDecoration = !isTagged(doc);

  function tag(type: string, draw: () => void, options: TagOptions = {}): void {
    if (isDecoration) {
      draw();
      return;
    }
    const outer = current;
    const element = doc.struct(type, options);
    if (outer) outer.element.add(element);
    else doc.addStructure(element);
    current = { element, type };
    draw();
    element.end();
    current = outer;
  }

  function mark(draw: () => void): void {
    if (!current || isDecoration) {
      drawArtifact(doc, draw);
      return;
    }
    const content = doc.markStructureContent(current.type);
    draw();
    doc.endMarkedContent();
    current.element.add(content);
  }

  /** Draws artifacts, even within an element: what every page repeats. */
  function decorate(draw: () => void): void {
    const outer = isDecoration;
    isDecoration = true;
    draw();
    isDecoration = outer;
  }

  return { tag, mark, decorate };
}

/** The part of d3-hierarchy that the layout uses. */
declare module "d3-hierarchy" {
    export interface HierarchyNode<T> {
        data: T;
        parent: HierarchyNode<T> | null;
        x: number;
        y: number;
        each(callback: (node: HierarchyNode<T>) => void): this;
    }
    export interface TreeLayout<T> {
        (root: HierarchyNode<T>): HierarchyNode<T>;
        nodeSize(size: [number, number]): this;
        separation(separation: (a: HierarchyNode<T>, b: HierarchyNode<T>) => number): this;
    }
    export function hierarchy<T>(data: T, children?: (data: T) => T[] | null | undefined): HierarchyNode<T>;
    export function tree<T>(): TreeLayout<T>;
}

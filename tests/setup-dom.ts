import "@testing-library/jest-dom";

// The simulated browser lays nothing out, so sizes never change; radios and checkboxes want to be told if they did.
global.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// Nothing is ever scrolled to, either.
global.IntersectionObserver ??= class {
  root = null;
  rootMargin = "";
  scrollMargin = "";
  thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};

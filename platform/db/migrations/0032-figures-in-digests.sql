-- Since when somebody wants the figures of their week in the e-mail itself: health data in e-mail, chosen apart.
alter table member_settings add column progress_figures_since timestamptz;

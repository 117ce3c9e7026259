#import "Lists.h"

@implementation BadDetail
- (void)show {
  [self performSegueWithIdentifier:@"gone" sender:nil];
  [[UIStoryboard storyboardWithName:@"bad" bundle:nil] instantiateViewControllerWithIdentifier:@"Nobody"];
}
@end

@implementation Good (Rows)
- (UITableViewCell *)rowOf:(UITableView *)table {
  return [table dequeueReusableCellWithIdentifier:@"Maybe"] ?: [UITableViewCell new];
}
@end
